import Refunds

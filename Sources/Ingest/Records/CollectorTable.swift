/// The members in which collectors of logs, queues, databases and web servers keep what was sent, and who does so.
///
/// They are looked at only where an object is of no format itself. Letter case does not count: one shipper writes
/// `message`, the next one `Message`. `docs/COLLECTORS.md` shows the table.
package enum CollectorTable {
  /// One member with those that write it.
  package struct Row: Sendable {
    package let name: String
    package let collector: String

    init(_ name: String, _ collector: String) {
      self.name = name
      self.collector = collector
    }
  }

  package static let rows: [Row] = [
    Row("message", "Fluentd, Logstash, Datadog, Vector; Amazon SNS (`Message`), journald (`MESSAGE`)"),
    Row("@message", "CloudWatch Logs Insights"),
    Row("msg", "bunyan, pino, zap, logrus"),
    Row("log", "Docker json-file, Fluent Bit"),
    Row("line", "Grafana Loki, Logz.io"),
    Row("text", "Slack exports, Papertrail"),
    Row("text_payload", "BigQuery sink of Google Cloud Logging"),
    Row("textPayload", "Google Cloud Logging"),
    Row("json_payload", "BigQuery sink of Google Cloud Logging"),
    Row("jsonPayload", "Google Cloud Logging"),
    Row("protoPayload", "Google Cloud Logging"),
    Row("httpRequest", "Google Cloud Logging, request capture"),
    Row("logEvents", "CloudWatch Logs subscriptions"),
    Row("logEntries", "entries of Google Cloud Logging"),
    Row("entries", "entries of Google Cloud Logging; HAR files"),
    Row("events", "CloudWatch Logs filter-log-events, Splunk HEC batches"),
    Row("event", "Splunk HEC, Segment, Lambda test events"),
    Row("hits", "Elasticsearch and OpenSearch answers, twice"),
    Row("_source", "Elasticsearch and OpenSearch documents"),
    Row("_raw", "Splunk exports"),
    Row("result", "Splunk search exports"),
    Row("results", "answers of log services"),
    Row("rows", "answers of log services, CouchDB"),
    Row("doc", "CouchDB"),
    Row("document", "MongoDB and Firestore exports"),
    Row("fullDocument", "MongoDB change streams"),
    Row("after", "Debezium change events"),
    Row("Records", "SQS, SNS, Kinesis and DynamoDB events of AWS Lambda"),
    Row("Messages", "receive-message of Amazon SQS"),
    Row("Sns", "SNS events of AWS Lambda"),
    Row("MessageBody", "send-message of Amazon SQS"),
    Row("dynamodb", "DynamoDB Streams"),
    Row("NewImage", "DynamoDB Streams"),
    Row("Item", "DynamoDB exports to S3, get-item"),
    Row("Items", "scan and query of DynamoDB"),
    Row("detail", "Amazon EventBridge"),
    Row("responsePayload", "destinations of AWS Lambda"),
    Row("requestPayload", "destinations of AWS Lambda"),
    Row("input", "API Gateway and Step Functions logs"),
    Row("body", "API Gateway, SQS, OpenTelemetry (`Body`), web frameworks"),
    Row("stringValue", "OpenTelemetry and Firestore values"),
    Row("raw_body", "web frameworks"),
    Row("rawBody", "web frameworks"),
    Row("requestBody", "web frameworks"),
    Row("request_body", "nginx and proxies"),
    Row("postData", "HAR files"),
    Row("request", "web frameworks, HAR files"),
    Row("req", "bunyan, pino, Express"),
    Row("response", "web frameworks, HAR files"),
    Row("res", "bunyan, pino, Express"),
    Row("content", "HAR files, queues"),
    Row("data", "CloudEvents, Pub/Sub, Axios"),
    Row("payload", "queues, jwt.io, databases"),
    Row("decodedPayload", "decoders of App Store notifications"),
    Row("decoded_payload", "decoders of App Store notifications"),
    Row("notification", "decoders of App Store notifications"),
    Row("jwsRepresentation", "StoreKit 2 dumps"),
    Row("jsonRepresentation", "StoreKit 2 dumps"),
    Row("json", "request capture, n8n"),
    Row("record", "Kafka Connect, Supabase webhooks"),
    Row("value", "Kafka consumers, JetStream"),
    Row("params", "Rails logs"),
    Row("context", "Monolog"),
    Row("extra", "Sentry, Monolog"),
    Row("attributes", "Datadog, OpenTelemetry"),
    Row("log_processed", "Container Insights of CloudWatch"),
  ]

  /// All names in lower case.
  static let names = Set(rows.map { $0.name.lowercased() })
}

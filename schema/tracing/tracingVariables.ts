import * as v from 'valibot'

/** Settings of tracing, under the names that OpenTelemetry gives them. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^\s?#]+$/, 'an http(s) address'),
      v.description(
        'Address of an OpenTelemetry collector, such as `http://127.0.0.1:4318`, to which traces are sent by OTLP over HTTP. Without it, none are made.',
      ),
    ),
  ),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:0|1|0?\.\d+|1\.0+)$/, 'a share, 0 to 1'),
      v.transform(Number),
      v.description('Share of the traces that are recorded, 0 to 1.'),
    ),
    '1',
  ),
}

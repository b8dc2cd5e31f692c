import { Type } from 'typebox'

/** Settings of tracing, under the names that OpenTelemetry gives them. */
export const TRACING_VARIABLES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.String({
    pattern: '^(https?://[^\\s?#]+)?$',
    default: '',
    description:
      'Address of an OpenTelemetry collector, such as `http://127.0.0.1:4318`, to which traces are sent by OTLP over HTTP. Without it, none are made.',
  }),
  OTEL_TRACES_SAMPLER_ARG: Type.Number({
    minimum: 0,
    maximum: 1,
    default: 1,
    description: 'Share of the traces that are recorded, 0 to 1.',
  }),
}

/** Values that are expected of them. */
export const TRACING_VALUES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http(s) URL of a collector, or empty for no traces',
  OTEL_TRACES_SAMPLER_ARG: 'a share, 0 to 1',
} as const

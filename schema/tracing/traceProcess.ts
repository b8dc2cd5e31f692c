type Settings = Readonly<{ OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined; OTEL_TRACES_SAMPLER_ARG: number }>

type Named = Readonly<{ service: string; log: Readonly<{ warn: (fields: object, message: string) => void }> }>

const NOTHING_TO_STOP = () => Promise.resolve()

/**
 * Starts to export the traces of this process where the settings name a collector; else it does not even load the code.
 * Returns a function that exports the rest, which never rejects.
 */
export async function traceProcess(settings: Settings, { service, log }: Named): Promise<() => Promise<void>> {
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return NOTHING_TO_STOP
  const { startTracing } = await import('./startTracing.ts')
  const onError = (error: unknown) => log.warn({ err: error }, 'traces not exported')
  return startTracing({ service, share: settings.OTEL_TRACES_SAMPLER_ARG, onError })
}

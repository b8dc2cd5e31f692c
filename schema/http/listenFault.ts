type Wanted = Readonly<{
  host: string
  /** Port by the name of its variable. */
  ports: Readonly<Record<string, number | undefined>>
}>

/** Returns the line for an operator whose server cannot listen, with the variable to change; null for another error. */
export function listenFault(error: unknown, { host, ports }: Wanted): string | null {
  if (!(error instanceof Error && 'code' in error)) return null
  const port = 'port' in error ? Number(error.port) : Number.NaN
  const name = Object.keys(ports).find((variable) => ports[variable] === port) ?? Object.keys(ports).join(', ')
  switch (error.code) {
    case 'EADDRINUSE':
      return `${name}: expected a free port, ${port} is taken`
    case 'EACCES':
      return `${name}: expected a port that this process may open, ${port} is not`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST: expected an address of this machine, ${host} is none`
    default:
      return null
  }
}

/** Origin of a server on this machine: at the address on which all of them listen, or at the loopback if that is every one. */
export function localOrigin(host: string, port: number): string {
  const address = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`
}

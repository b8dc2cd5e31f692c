/** Returns an address, or the /64 network of an IPv6 address, which belongs to one household or server. */
export function countedAddress(address: string): string {
  return address.includes(':') ? networkOf(address) : address
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter((group) => group !== '').length
  const whole = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ?? '').split(':')]
  return `${whole.slice(0, 4).join(':')}::/64`
}

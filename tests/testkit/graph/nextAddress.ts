/** Addresses are counted from a place of each worker's own, since suites may share a shop. */
let addresses = Math.floor(Math.random() * 0xff_ff)

/** Names an address that no other shopper has: what is limited by address is limited for each one apart. */
export function nextAddress(): string {
  addresses += 1
  return `10.97.${(addresses >> 8) & 255}.${addresses & 255}`
}

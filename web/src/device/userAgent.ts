/** How this browser names itself. */
export function userAgent(): string {
  return navigator.userAgent
}

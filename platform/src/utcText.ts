/** Returns an instant as the public contract writes it: `2018-01-23 15:30:00`, in UTC. */
export function utcText(instant: Date): string {
  return instant.toISOString().slice(0, 19).replace('T', ' ')
}

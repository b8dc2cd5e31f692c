/** Returns the message values of the hours that a transfer takes; texts have no number where the platform states none. */
export function transferHoursValues(hours: number | null | undefined) {
  return { isKnown: typeof hours === 'number' ? 'yes' : 'no', hours: hours ?? 0 } as const
}

type Names = Readonly<{ firstName: string; lastName: string; mothersName?: string | null | undefined }>

/** Joins a person's names in the order used in speech and on parcels. */
export function fullName({ firstName, lastName, mothersName }: Names): string {
  return [firstName, lastName, mothersName].filter(Boolean).join(' ')
}

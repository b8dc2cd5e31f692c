type Names = Readonly<{ firstName: string; lastName: string; mothersName?: string | null | undefined }>

/** Somebody's names in the order in which they are said and written on a parcel. */
export function fullName({ firstName, lastName, mothersName }: Names): string {
  return [firstName, lastName, mothersName].filter(Boolean).join(' ')
}

/** A change that the import makes to a record: its kind, and the value that was changed. */
export type ImportChange = Readonly<{ what: string; was?: unknown }>

export type ImportNotes = Readonly<{ add: (what: string, was?: unknown) => void; all: readonly ImportChange[] }>

const EXAMPLE_MAX_CHARACTERS = 40

/** Collects the changes to one record, each kind once. */
export function createImportNotes(): ImportNotes {
  const all: ImportChange[] = []
  return {
    all,
    add: (what, was) => {
      if (!all.some((change) => change.what === what)) all.push(was === undefined ? { what } : { what, was })
    },
  }
}

/** Names a changed record in the report, with the value that it had. */
export function exampleOf(name: string, { was }: ImportChange): string {
  if (was === undefined) return name
  const text = JSON.stringify(was) ?? typeof was
  return `${name} ${text.length > EXAMPLE_MAX_CHARACTERS ? `${text.slice(0, EXAMPLE_MAX_CHARACTERS)}…` : text}`
}

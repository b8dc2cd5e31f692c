/**
 * Saves what is typed in a form of the cart. Resolves to false if the form stays open: it then says why, and has the
 * focus.
 */
export type SaveOpenForm = () => Promise<boolean>

const forms = new Set<SaveOpenForm>()

/** Adds a form with unsaved input; returns a function that removes it. */
export function addOpenForm(save: SaveOpenForm): () => void {
  forms.add(save)
  return () => void forms.delete(save)
}

/** Returns true if a form of this page has unsaved input. */
export const hasOpenForms = (): boolean => forms.size > 0

/** Saves all forms with unsaved input, one after the other. Resolves to false at the first that stays open. */
export async function saveOpenForms(): Promise<boolean> {
  for (const save of forms) if (!(await save())) return false
  return true
}

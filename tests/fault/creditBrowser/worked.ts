/** Does what a hurried person tries once, and says whether it worked. */
export async function worked(attempt: () => Promise<unknown>): Promise<boolean> {
  return attempt().then(
    () => true,
    () => false,
  )
}

/** Time that a hurried person gives a press or a field. */
export const HURRY_MS = 1_500
/** A page is looked at again after this time. */
export const LOOK_MS = 40

/** Status of a page that failed by the shop's own fault; those above it say that the shop cannot answer. */
const OWN_FAULT = 500

type Sources = Readonly<{
  fetch: (request: Request) => Promise<Response>
  /** Returns true when a page can be rendered from the offline snapshot. */
  isSnapshotPage: (address: string) => Promise<boolean>
  /** Returns the shell, which renders pages from the offline snapshot; undefined if it was evicted. */
  readShell: () => Promise<Response | undefined>
}>

/**
 * Answers a request for a page: from the network, else with the shell. A page of the snapshot gets the shell also while
 * the shop cannot answer, or a proxy says so in its place.
 */
export async function answerPage(request: Request, { fetch, isSnapshotPage, readShell }: Sources): Promise<Response> {
  try {
    const response = await fetch(request)
    if (response.status <= OWN_FAULT || !(await isSnapshotPage(request.url))) return response
    return (await readShell()) ?? response
  } catch (error) {
    const shell = await readShell()
    if (shell) return shell
    throw error
  }
}

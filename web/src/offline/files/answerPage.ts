/** Status of a page that failed by the shop's own fault; those above it say that the shop cannot answer. */
const OWN_FAULT = 500

type Sources = Readonly<{
  /** Resolves when a page of the snapshot waits for the network no longer. */
  patience: () => Promise<unknown>
  fetch: (request: Request) => Promise<Response>
  /** Returns true when a page can be rendered from the offline snapshot. */
  isSnapshotPage: (address: string) => Promise<boolean>
  /** Returns the shell, which renders pages from the offline snapshot; undefined if it was evicted. */
  readShell: () => Promise<Response | undefined>
}>

/**
 * Answers a request for a page: from the network, else with the shell. A page of the snapshot gets the shell also while
 * the shop cannot answer, a proxy says so in its place, or the network is connected and brings nothing.
 */
export async function answerPage(
  request: Request,
  { patience, fetch, isSnapshotPage, readShell }: Sources,
): Promise<Response> {
  const answer = fetch(request)
  try {
    const late = patience()
      .then(async () => ((await isSnapshotPage(request.url)) ? await readShell() : undefined))
      .catch(() => undefined)
    const response = await Promise.race([answer, late.then((shell) => shell ?? answer)])
    if (response.status <= OWN_FAULT || !(await isSnapshotPage(request.url))) return response
    return (await readShell()) ?? response
  } catch (error) {
    const shell = await readShell()
    if (shell) return shell
    throw error
  }
}

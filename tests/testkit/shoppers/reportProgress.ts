/** Says how far an order, or `returns/{number}` of one, has come, as a warehouse would. Throws when the platform refuses. */
export async function reportProgress(
  platform: string,
  of: string,
  body: Readonly<{ status: string; guide_number?: string; delivery_company?: string }>,
): Promise<void> {
  const answer = await fetch(`${platform}/api/order/${of}/progress`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${of}: ${await answer.text()}`)
}

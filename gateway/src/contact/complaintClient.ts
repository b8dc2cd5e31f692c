import { COMPLAINT_CODE_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import type { ComplaintKind } from '../__generated__/resolverTypes.ts'
import { type Source, readSources, readText } from '../catalogue/readValue.ts'
import { plainText } from '../content/plainText.ts'
import type { GraphContext } from '../graph/context.ts'
import { instant } from '../orders/instant.ts'
import { isNotOffered } from '../upstream/isUpstreamError.ts'
import { UpstreamFailure } from '../upstream/upstreamFailure.ts'
import { BRANCH_TEXT_MAX_CHARACTERS, COMPLAINT_KINDS_MAX } from './limits.ts'

/** What a complaint to the store can be about; nothing where the platform answers with 404 or 500. */
export async function readComplaintKinds({
  upstream,
}: Pick<GraphContext, 'upstream'>): Promise<readonly ComplaintKind[]> {
  try {
    const result = await upstream.call('complaintList')
    if (!Array.isArray(result))
      throw new UpstreamFailure({ kind: 'invalid', endpoint: 'complaintList', detail: 'the result is no list' })
    return readSources(result, COMPLAINT_KINDS_MAX).flatMap(decodeKind)
  } catch (error) {
    if (isNotOffered(error)) return []
    throw error
  }
}

/** A kind that has no code or nothing to show is left out: nobody could choose it. */
function decodeKind(source: Source): ComplaintKind[] {
  const [code, label] = [readText(source['code'], COMPLAINT_CODE_MAX_CHARACTERS), words(source['value'])]
  if (code === null || label === null) return []
  return [
    { code, label, description: words(source['description']), createdAt: instant(readText(source['created_at'])) },
  ]
}

function words(value: unknown): string | null {
  const text = readText(value, BRANCH_TEXT_MAX_CHARACTERS)
  return text === null ? null : plainText(text, BRANCH_TEXT_MAX_CHARACTERS)
}

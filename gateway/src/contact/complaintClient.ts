import { COMPLAINT_CODE_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import type { ComplaintKind } from '../__generated__/schemaTypes.ts'
import { type Source, readSources, readText } from '../parse/readValue.ts'
import { plainText } from '../parse/plainText.ts'
import type { RequestScope } from '../app/requestScope.ts'
import { instant } from '../parse/instant.ts'
import { isNotOffered } from '../errors/isUpstreamError.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { BRANCH_TEXT_MAX_CHARACTERS, COMPLAINT_KINDS_MAX } from './limits.ts'

/** Returns the kinds of complaints; empty if the platform replies 404 or 500. */
export async function readComplaintKinds({
  upstream,
}: Pick<RequestScope, 'upstream'>): Promise<readonly ComplaintKind[]> {
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

/** Decodes one kind. Drops a kind without a code or a label: it cannot be chosen. */
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

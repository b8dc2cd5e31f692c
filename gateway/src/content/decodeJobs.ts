import { isEmail } from '@hogar/schema/validation/cleanEmail.ts'
import type { JobPosting } from '../__generated__/schemaTypes.ts'
import { decodeDay } from '../parse/decodeDay.ts'
import { plainText } from '../parse/plainText.ts'
import { readSources, readText } from '../parse/readValue.ts'
import { JOBS_MAX, JOB_TEXT_MAX_CHARACTERS } from './limits.ts'

/** Decodes the open positions of a page. Drops those without a title, a place, a description or an address to write to. */
export function decodeJobs(value: unknown): JobPosting[] {
  if (!Array.isArray(value)) return []
  return readSources(value, JOBS_MAX).flatMap((job) => {
    const [title, place, description, email] = [job['title'], job['place'], job['description'], job['email']].map(words)
    if (!title || !place || !description || !email || !isEmail(email)) return []
    return [{ title, place, hours: words(job['hours']), description, email, postedOn: decodeDay(job['posted_on']) }]
  })
}

function words(value: unknown): string | null {
  const text = readText(value, JOB_TEXT_MAX_CHARACTERS)
  return text === null ? null : plainText(text, JOB_TEXT_MAX_CHARACTERS)
}

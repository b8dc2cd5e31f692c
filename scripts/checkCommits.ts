import { execFileSync } from 'node:child_process'
import { ROOT } from './processes.ts'

const SUBJECT_MAX_CHARACTERS = 60
/** Area in lower case, a colon, and what the commit does: `cart: round quantities up to whole units`. */
const SUBJECT = /^[a-z][a-z0-9 ,/-]*: [a-z0-9]/

/** Day from which commits are read: those before the rule have other subjects. */
const FIRST_DAY = '2026-11-26'

/** Throws with every commit whose subject breaks the rule. A folder without a history has no commits. */
export function checkCommits(): void {
  const faults = subjects().flatMap(subjectFaults)
  if (faults.length > 0) throw new Error(`\n  ${faults.join('\n  ')}`)
}

/** Returns why a subject breaks the rule; empty when it keeps it. */
export function subjectFaults(subject: string): readonly string[] {
  if (!SUBJECT.test(subject)) return [`«${subject}» does not read "area: verb object".`]
  if (subject.length > SUBJECT_MAX_CHARACTERS) {
    return [`«${subject}» has ${subject.length} characters; at most ${SUBJECT_MAX_CHARACTERS}.`]
  }
  return []
}

function subjects(): readonly string[] {
  try {
    const command = ['log', '--no-merges', '--format=%s', `--since=${FIRST_DAY}T00:00:00Z`]
    const output = execFileSync('git', command, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return output.split('\n').filter((subject) => subject !== '')
  } catch {
    return []
  }
}

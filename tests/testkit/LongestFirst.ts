import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take a minute or more: journeys through all pages, and runs of so many seeds or seconds. */
const LONG = [
  /^browser\/(\w+Accessibility|creditPayments|listing|wallet|waiting|creditOrder|account)\.test/,
  /^(fault|fuzz|outage)\//,
]

/**
 * Starts the longest files first, so that no worker is left alone with one at the end. Vitest sorts the others: by how long
 * they took the last time on this machine, or else by size.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

function isLong({ moduleId, project }: TestSpecification): boolean {
  const path = moduleId.slice(project.config.root.length + 1)
  return LONG.some((pattern) => pattern.test(path))
}

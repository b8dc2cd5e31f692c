import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const OXLINT = join(import.meta.dirname, '../../../node_modules/oxlint/bin/oxlint')

/** Returns the numbers of the cases, from 0, in which the rule finds an error. */
function found(cases: readonly string[]): readonly number[] {
  const folder = mkdtempSync(join(tmpdir(), 'hogar-lint-'))
  try {
    const config = join(folder, 'oxlintrc.json')
    writeFileSync(
      config,
      JSON.stringify({
        jsPlugins: [join(import.meta.dirname, 'plugin.ts')],
        categories: { correctness: 'off' },
        rules: { 'hogar/loose-text': 'error' },
      }),
    )
    const files = cases.map((jsx, index) => {
      const file = join(folder, `case${index}.tsx`)
      writeFileSync(file, `export function Case({ a, b, name, children }) {\n  return ${jsx}\n}\n`)
      return file
    })
    const numbers = [...lint(config, files).matchAll(/case(\d+)\.tsx/g)].map(([, index]) => Number(index))
    return [...new Set(numbers)].toSorted((left, right) => left - right)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function lint(config: string, files: readonly string[]): string {
  try {
    return execFileSync(process.execPath, [OXLINT, '--config', config, '--format', 'unix', ...files], {
      encoding: 'utf8',
    })
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

describe('text without an element of its own', () => {
  it('is found where React would have to move it, remove it, or insert beside it', () => {
    const cases = [
      `<p>{a ? <b>new</b> : null}Table</p>`,
      `<button>{a ? <i /> : null}{children}</button>`,
      `<a>{a && <i />}{name}</a>`,
      `<p>{a ? 'one' : null}{b ? 'two' : null}</p>`,
      `<output>{a ? <FormattedMessage id="x" /> : null}</output>`,
      `<Button>{a ? 'one' : <i />}</Button>`,
      `a ? <FormattedMessage id="x" /> : null`,
    ]
    expect(found(cases)).toEqual(cases.map((_, index) => index))
  })

  it('is no fault where it stays, or stands in an element', () => {
    const cases = [
      `<p>{name} Table</p>`,
      `<p>{a ? <b>new</b> : null}<span>Table</span></p>`,
      `<output>{a ? intl.formatMessage({ id: 'x' }) : null}</output>`,
      `<output>{a ? <FormattedMessage id="x" tagName="span" /> : null}</output>`,
      `<p>{a ? <FormattedMessage id="x" /> : <FormattedMessage id="y" />}</p>`,
      `<div>{a ? <p>one</p> : null}{children}</div>`,
      `<Button>{a ?? 'one'}</Button>`,
    ]
    expect(found(cases)).toEqual([])
  })
})

import { type RefObject, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { copyText } from '../../device/copyText.ts'
import { Button } from '../../design/Button.tsx'

type CopyButtonProps = Readonly<{
  /** Name of the copied text, for screen readers. */
  label: string
  text: string
  /** Element with the text; selected if the browser cannot copy. */
  source: RefObject<HTMLElement | null>
}>

const FEEDBACK_MS = 4_000

/** Button that copies a text and confirms it. Without clipboard support it selects the text to copy by hand. */
export function CopyButton({ label, text, source }: CopyButtonProps) {
  const intl = useIntl()
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null)
  useEffect(() => {
    if (outcome === null) return
    const timer = setTimeout(() => setOutcome(null), FEEDBACK_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    setOutcome((await copyText(text)) ? 'copied' : select(source.current))
  }
  const told = outcome === null ? '' : intl.formatMessage({ id: `orders.${outcome}` }, { label })
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => void copy()}
        aria-label={intl.formatMessage({ id: 'orders.copyNamed' }, { label })}
      >
        {intl.formatMessage({ id: 'orders.copy' })}
      </Button>
      <output>{told}</output>
    </>
  )
}

function select(element: HTMLElement | null): 'selected' | null {
  if (!element) return null
  getSelection()?.selectAllChildren(element)
  return 'selected'
}

import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../design/Button.tsx'
import { copyText } from '../device/copyText.ts'

/** Button that copies the code of a coupon and confirms it. The code is its label, to be read and typed too. */
export function CopyCoupon({ code }: Readonly<{ code: string }>) {
  const intl = useIntl()
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null)
  const copy = async () => setOutcome((await copyText(code)) ? 'copied' : 'notCopied')
  return (
    <>
      <Button variant="secondary" onClick={() => void copy()}>
        {intl.formatMessage({ id: 'promotions.copy' }, { code })}
      </Button>
      <output>{outcome === null ? '' : intl.formatMessage({ id: `promotions.${outcome}` })}</output>
    </>
  )
}

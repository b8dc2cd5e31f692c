import { type ComponentType, useState } from 'react'
import { useIntl } from 'react-intl'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import type { CreditDialogProps } from './CreditDialog.tsx'
import styles from './CreditBlock.module.css'

type CreditHowProps = Readonly<{
  /** Price of the goods with tax, as a decimal. */
  amount: string
  /** Message of the button; another one where no payment stands beside it. */
  label?: 'product.creditHow' | 'product.creditOfSum'
}>

/** Button that opens the calculation of a credit with its other terms. The dialog loads with the first press. */
export function CreditHow({ amount, label = 'product.creditHow' }: CreditHowProps) {
  const intl = useIntl()
  const { language } = useStoreDefinition()
  const [Dialog, setDialog] = useState<ComponentType<CreditDialogProps> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const open = async () => {
    setHasFailed(false)
    try {
      const Loaded = Dialog ?? (await (await import('./loadCreditDialog.tsx')).loadCreditDialog(language))
      setDialog(() => Loaded)
      setIsOpen(true)
    } catch {
      setHasFailed(true)
    }
  }
  return (
    <>
      <button type="button" data-scripted className={styles.how} onClick={() => void open()}>
        {intl.formatMessage({ id: label })}
      </button>
      <output>{hasFailed ? intl.formatMessage({ id: 'design.errorMessage' }) : null}</output>
      {Dialog && isOpen ? <Dialog amount={amount} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

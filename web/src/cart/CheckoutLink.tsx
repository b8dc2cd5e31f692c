import { type MouseEvent, type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { buttonStyle } from '../design/buttonStyle.ts'
import { StoreLink } from '../routing/StoreLink.tsx'
import { useStorePath } from '../routing/useStorePath.ts'
import { hasOpenForms, saveOpenForms } from './open/openForms.ts'
import styles from './CheckoutButton.module.css'

type CheckoutLinkProps = Readonly<{ children: ReactNode; onFollow?: () => void }>

/**
 * Link to the checkout. Saves first what is typed in a form of the cart, such as a gift message; if that form has to be
 * corrected, the page stays.
 */
export function CheckoutLink({ children, onFollow }: CheckoutLinkProps) {
  const navigate = useNavigate()
  const address = useStorePath()('/checkout')
  const [isSaving, setIsSaving] = useState(false)
  const follow = async () => {
    setIsSaving(true)
    const isSaved = await saveOpenForms()
    setIsSaving(false)
    if (isSaved) await navigate(address)
  }
  const click = (event: MouseEvent) => {
    onFollow?.()
    // In a new window the forms stay open in this one.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !hasOpenForms()) return
    event.preventDefault()
    if (!isSaving) void follow()
  }
  return (
    <div className={styles.external}>
      <StoreLink to="/checkout" className={buttonStyle('primary', true)} aria-busy={isSaving} onClick={click}>
        {children}
      </StoreLink>
      <output className={styles.status}>
        {isSaving ? <FormattedMessage tagName="span" id="cartPage.savingBeforePaying" /> : null}
      </output>
    </div>
  )
}

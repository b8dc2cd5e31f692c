import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../design/Button.tsx'
import { isDeviceShared } from '../device/isDeviceShared.ts'
import { deviceTexts } from '../device/textStorage.ts'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { useInstallPrompt } from './useInstallPrompt.ts'
import styles from './InstallOffer.module.css'

/**
 * Offer to install the shop as an app, for shoppers who have ordered or have an account. Refused once, here or in the
 * browser's own dialog, it is never made again on this device, whoever uses it.
 */
export function InstallOffer() {
  const { code, name } = useStoreDefinition()
  const prompt = useInstallPrompt()
  const [isOver, setIsOver] = useState(false)
  // Not one of the keys of a store, which are removed when its shopper signs out.
  const key = `hogar:${code}:install-refused`
  if (!prompt || isOver || isDeviceShared() || deviceTexts.getItem(key) !== null) return null
  const refuse = () => {
    deviceTexts.setItem(key, '1')
    setIsOver(true)
  }
  const install = async () => {
    await prompt.prompt()
    const { outcome } = await prompt.userChoice
    if (outcome === 'accepted') setIsOver(true)
    else refuse()
  }
  return (
    <section className={styles.offer} aria-labelledby="install-offer">
      <h2 id="install-offer" className={styles.title}>
        <FormattedMessage id="installOffer.title" values={{ name }} />
      </h2>
      <FormattedMessage id="installOffer.text" tagName="p" />
      <div className={styles.ways}>
        <Button variant="secondary" onClick={() => void install()}>
          <FormattedMessage id="installOffer.install" />
        </Button>
        <Button variant="quiet" onClick={refuse}>
          <FormattedMessage id="installOffer.refuse" />
        </Button>
      </div>
    </section>
  )
}

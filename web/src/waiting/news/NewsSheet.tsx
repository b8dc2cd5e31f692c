import { FormattedMessage, useIntl } from 'react-intl'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { Button } from '../../design/Button.tsx'
import { Sheet } from '../../design/overlays/Sheet.tsx'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { NewsList } from './NewsList.tsx'
import type { NewsItem } from './newsItem.ts'
import styles from './NewsSheet.module.css'

type NewsSheetProps = Readonly<{
  news: readonly NewsItem[]
  /** Number of tasks that still wait. */
  waiting: number
  isOpen: boolean
  onClose: () => void
}>

/** Renders a sheet after reconnecting: done, changed and failed tasks, each with its actions. */
export function NewsSheet({ news, waiting, isOpen, onClose }: NewsSheetProps) {
  const intl = useIntl()
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={intl.formatMessage({ id: 'waiting.newsTitle' })}
      footer={
        <div className={styles.ways}>
          <Button isFullWidth onClick={onClose}>
            <FormattedMessage id="waiting.newsClose" />
          </Button>
          <StoreLink to="/waiting" className={buttonStyle('secondary', true)} onClick={onClose}>
            <FormattedMessage id="waiting.seeWaiting" values={{ waiting }} />
          </StoreLink>
        </div>
      }
    >
      <NewsList news={news} onLeave={onClose} />
    </Sheet>
  )
}

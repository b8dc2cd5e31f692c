import type { ReactNode } from 'react'
import type { Language } from '@hogar/schema/stores.ts'
import { AreaMessages } from '../../i18n/AreaMessages.tsx'
import { loadAreaMessages } from '../../i18n/loadMessages.ts'
import { QueueNews } from './QueueNews.tsx'

/** Loads the component of the queue's notices with its texts, when there are some: online they are rare. */
export async function loadQueueNews(language: Language): Promise<ReactNode> {
  const messages = await loadAreaMessages(language, 'purchase')
  return (
    <AreaMessages messages={messages}>
      <QueueNews />
    </AreaMessages>
  )
}

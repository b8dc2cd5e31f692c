import type { ReactNode } from 'react'
import type { Language } from '@hogar/schema/stores.ts'
import { AreaMessages } from '../i18n/AreaMessages.tsx'
import { loadAreaMessages } from '../i18n/loadMessages.ts'
import { QueueNews } from './QueueNews.tsx'

/** The queue's news with their texts. Loaded when there is something to tell: with a network there hardly ever is. */
export async function loadQueueNews(language: Language): Promise<ReactNode> {
  const messages = await loadAreaMessages(language, 'purchase')
  return (
    <AreaMessages messages={messages}>
      <QueueNews />
    </AreaMessages>
  )
}

import type { ComponentProps, ComponentType } from 'react'
import type { Language } from '@hogar/schema/stores.ts'
import { AreaMessages } from '../i18n/AreaMessages.tsx'
import { loadAreaMessages } from '../i18n/loadMessages.ts'
import { ProductQuestions } from '../questions/ProductQuestions.tsx'
import { ReviewSection } from './ReviewSection.tsx'

type Props = ComponentProps<typeof ReviewSection>

/** Loads the reviews of a product and the questions about it, with their messages. */
export async function loadReviewSection(language: Language): Promise<ComponentType<Props>> {
  const messages = await loadAreaMessages(language, 'reviews')
  return function TranslatedReviews(props: Props) {
    return (
      <AreaMessages messages={messages}>
        <ReviewSection {...props} />
        <ProductQuestions id={props.id} sku={props.sku} />
      </AreaMessages>
    )
  }
}

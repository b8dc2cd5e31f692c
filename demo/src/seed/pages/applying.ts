import { type Text, text } from '@hogar/platform/language.ts'
import type { Page } from './page.ts'

/** Day on which the open positions were published. */
export const JOBS_CHANGED_ON = '2026-11-16'

/** Address for applications. */
export const JOBS_ADDRESS: Text = text('empleo@hogar.example', 'jobs@hogar.example', 'lavoro@hogar.example')

/** How to apply, at the end of each page of open positions. */
export const APPLY: Page['sections'][number] = {
  heading: text('Cómo postularte', 'So bewirbst du dich', 'Come candidarti'),
  body: text(
    'Manda unas líneas sobre ti a empleo@hogar.example, con el puesto y la ciudad en el asunto. Contestamos siempre en una semana, también cuando es no. Nadie de nosotros te pedirá dinero, ni datos de tu tarjeta, por un puesto.',
    'Schick ein paar Zeilen über dich an jobs@hogar.example und nenn Stelle und Stadt im Betreff. Wir antworten immer innerhalb einer Woche, auch bei einer Absage.',
    'Manda due righe su di te a lavoro@hogar.example, con il posto e la città nell’oggetto. Rispondiamo sempre entro una settimana, anche quando è no.',
  ),
}

import { text } from '@hogar/platform/language.ts'
import type { Text } from '@hogar/platform/language.ts'

type StyleOption = Readonly<{ id: number; label: Text; sentence: Text }>

/** Styles of furniture and decoration, with the sentence that a description says about each. */
export const styles = {
  nordic: {
    id: 301,
    label: text('Nórdico', 'Skandinavisch', 'Scandinavo'),
    sentence: text(
      'Sus líneas limpias siguen la escuela nórdica: nada sobra y todo se usa.',
      'Klare Linien nach skandinavischer Schule: nichts ist zu viel, alles hat seinen Zweck.',
      'Le linee pulite seguono la scuola scandinava: niente di superfluo, tutto si usa.',
    ),
  },
  midCentury: {
    id: 302,
    label: text('Mid-century', 'Mid-Century', 'Mid-century'),
    sentence: text(
      'Las curvas suaves y la silueta ligera recuerdan los talleres de los años cincuenta.',
      'Weiche Kurven und eine leichte Silhouette erinnern an die Werkstätten der fünfziger Jahre.',
      'Le curve morbide e la linea leggera ricordano i laboratori degli anni Cinquanta.',
    ),
  },
  industrial: {
    id: 303,
    label: text('Industrial', 'Industrial', 'Industriale'),
    sentence: text(
      'Materiales a la vista y nada que esconder: tiene carácter industrial sin perder calidez.',
      'Sichtbare Materialien und nichts zu verstecken: industrieller Charakter, der trotzdem warm wirkt.',
      'Materiali a vista e niente da nascondere: un carattere industriale che non perde calore.',
    ),
  },
  classic: {
    id: 304,
    label: text('Clásico', 'Klassisch', 'Classico'),
    sentence: text(
      'Con sus proporciones clásicas es una compra para muchos años, que no pelea con lo que ya tienes.',
      'Klassische Proportionen machen daraus eine Anschaffung für viele Jahre, die sich mit Vorhandenem verträgt.',
      'Le proporzioni classiche ne fanno un acquisto per molti anni, che convive con quello che hai già.',
    ),
  },
  rustic: {
    id: 305,
    label: text('Rústico', 'Landhaus', 'Rustico'),
    sentence: text(
      'Las texturas a la vista y los acabados mate traen a casa el aire tranquilo del campo.',
      'Sichtbare Strukturen und matte Oberflächen bringen die Ruhe eines Landhauses ins Zimmer.',
      'Le texture a vista e le finiture opache portano in casa la calma della campagna.',
    ),
  },
  contemporary: {
    id: 306,
    label: text('Contemporáneo', 'Modern', 'Contemporaneo'),
    sentence: text(
      'Un diseño contemporáneo, de volúmenes sencillos, que deja hablar a los materiales.',
      'Ein modernes Design mit schlichten Formen, das die Materialien sprechen lässt.',
      'Un design contemporaneo, dai volumi semplici, che lascia parlare i materiali.',
    ),
  },
} satisfies Readonly<Record<string, StyleOption>>

export type StyleCode = keyof typeof styles

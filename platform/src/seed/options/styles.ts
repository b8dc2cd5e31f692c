import { text } from '../language.ts'
import type { Text } from '../language.ts'

export type StyleOption = Readonly<{ id: number; label: Text; sentence: Text }>

/** Styles of furniture and decoration, with the sentence that a description says about each. */
export const styles = {
  nordic: {
    id: 301,
    label: text('Nórdico', 'Skandinavisch', 'Scandinavo'),
    sentence: text(
      'Sus líneas limpias y los tonos claros siguen la escuela nórdica: nada sobra y todo se usa.',
      'Klare Linien und helle Töne folgen der skandinavischen Schule: nichts ist zu viel, alles hat seinen Zweck.',
      'Linee pulite e toni chiari seguono la scuola scandinava: niente di superfluo, tutto si usa.',
    ),
  },
  midCentury: {
    id: 302,
    label: text('Mid-century', 'Mid-Century', 'Mid-century'),
    sentence: text(
      'Las patas inclinadas y las esquinas suaves recuerdan los talleres de los años cincuenta.',
      'Schräge Beine und weiche Kanten erinnern an die Werkstätten der fünfziger Jahre.',
      'Le gambe inclinate e gli angoli morbidi ricordano i laboratori degli anni Cinquanta.',
    ),
  },
  industrial: {
    id: 303,
    label: text('Industrial', 'Industrial', 'Industriale'),
    sentence: text(
      'El contraste entre superficies cálidas y detalles oscuros le da un carácter industrial, sin perder calidez.',
      'Warme Flächen und dunkle Details geben dem Entwurf industriellen Charakter, ohne kühl zu wirken.',
      'Il contrasto tra superfici calde e dettagli scuri dà un carattere industriale, senza perdere calore.',
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

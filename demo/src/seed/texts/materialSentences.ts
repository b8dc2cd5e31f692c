import { text } from '@hogar/platform/language.ts'
import type { Text } from '@hogar/platform/language.ts'
import type { MaterialCode } from '../options/materials.ts'

/** Sentences of descriptions about a product's main material. */
export const materialSentences: Readonly<Record<MaterialCode, Text>> = {
  linen: text(
    'El lino lavado respira en verano y toma una caída natural con el uso.',
    'Gewaschenes Leinen bleibt im Sommer luftig und fällt mit der Zeit immer schöner.',
    'Il lino lavato respira d’estate e con l’uso prende una caduta naturale.',
  ),
  cotton: text(
    'El algodón peinado de fibra larga es fresco y no forma bolitas.',
    'Gekämmte Langfaser-Baumwolle ist angenehm kühl und bildet keine Knötchen.',
    'Il cotone pettinato a fibra lunga è fresco e non forma pallini.',
  ),
  velvet: text(
    'El terciopelo de pelo corto cambia de tono con la luz y repele el polvo.',
    'Kurzfloriger Samt wechselt mit dem Licht den Ton und nimmt wenig Staub an.',
    'Il velluto a pelo corto cambia tono con la luce e trattiene poca polvere.',
  ),
  boucle: text(
    'El bouclé de rizo apretado abriga la vista y disimula las marcas.',
    'Dicht gekräuseltes Bouclé wirkt warm und verzeiht Gebrauchsspuren.',
    'Il bouclé a riccio fitto scalda la vista e nasconde i segni.',
  ),
  leather: text(
    'La piel de flor entera se ablanda con los años y gana pátina.',
    'Vollnarbiges Leder wird mit den Jahren weicher und bekommt Patina.',
    'La pelle pieno fiore si ammorbidisce con gli anni e prende patina.',
  ),
  wool: text(
    'La lana virgen regula la humedad y se limpia sola casi siempre con aire fresco.',
    'Schurwolle reguliert die Feuchtigkeit; meist genügt es, sie auszulüften.',
    'La lana vergine regola l’umidità e spesso basta l’aria fresca per rinnovarla.',
  ),
  knit: text(
    'El tejido de punto elástico es suave y deja pasar el aire.',
    'Der elastische Strickbezug ist weich und lässt Luft durch.',
    'Il tessuto a maglia elastico è morbido e lascia passare l’aria.',
  ),
  oak: text(
    'El roble macizo, de veta marcada, aguanta golpes y muchos años de uso.',
    'Massive Eiche mit kräftiger Maserung verzeiht Stöße und hält viele Jahre.',
    'Il rovere massello, dalla venatura marcata, sopporta urti e molti anni di uso.',
  ),
  walnut: text(
    'El nogal, de tono profundo, se aclara apenas con la luz y nunca cansa.',
    'Nussbaum mit seinem tiefen Ton wird im Licht kaum heller und bleibt zeitlos.',
    'Il noce, dal tono profondo, schiarisce appena con la luce e non stanca mai.',
  ),
  pine: text(
    'El pino de bosques certificados es ligero y toma un color de miel con el tiempo.',
    'Kiefer aus zertifizierten Wäldern ist leicht und nimmt mit der Zeit einen Honigton an.',
    'Il pino da foreste certificate è leggero e col tempo prende un color miele.',
  ),
  lacquer: text(
    'El laqueado mate de cuatro manos no se marca con los dedos.',
    'Der matte Lack in vier Schichten zeigt keine Fingerabdrücke.',
    'La laccatura opaca in quattro mani non trattiene le impronte.',
  ),
  blackSteel: text(
    'El acero con pintura negra mate resiste rayones y humedad.',
    'Mattschwarz beschichteter Stahl widersteht Kratzern und Feuchtigkeit.',
    'L’acciaio verniciato nero opaco resiste a graffi e umidità.',
  ),
  steel: text(
    'El acero inoxidable cepillado no guarda huellas y se mantiene como nuevo.',
    'Gebürsteter Edelstahl zeigt kaum Fingerabdrücke und bleibt lange wie neu.',
    'L’acciaio inox spazzolato non trattiene impronte e resta come nuovo.',
  ),
  brass: text(
    'El latón cepillado gana carácter con los años; si lo prefieres brillante, basta pulirlo.',
    'Gebürstetes Messing gewinnt mit den Jahren Charakter; wer Glanz mag, poliert es einfach.',
    'L’ottone spazzolato acquista carattere negli anni; se lo preferisci lucido, basta lucidarlo.',
  ),
  chrome: text(
    'El cromado brillante refleja la luz y se limpia en un momento.',
    'Glänzendes Chrom reflektiert das Licht und ist im Nu sauber.',
    'La cromatura lucida riflette la luce e si pulisce in un attimo.',
  ),
  aluminium: text(
    'El aluminio es ligero, no se oxida y se mueve sin esfuerzo.',
    'Aluminium ist leicht, rostet nicht und lässt sich mühelos umstellen.',
    'L’alluminio è leggero, non arrugginisce e si sposta senza sforzo.',
  ),
  glass: text(
    'El vidrio templado de 5 mm lleva cantos pulidos y no tiene filos.',
    'Das 5 mm starke Sicherheitsglas hat polierte, ungefährliche Kanten.',
    'Il vetro temperato da 5 mm ha bordi lucidati e non taglia.',
  ),
  marble: text(
    'El mármol natural trae vetas propias y un sello que lo protege de manchas.',
    'Naturmarmor hat eigene Adern und eine Versiegelung gegen Flecken.',
    'Il marmo naturale ha venature proprie e un trattamento che lo protegge dalle macchie.',
  ),
  ceramic: text(
    'La cerámica de alta temperatura tiene esmalte suave y colores que no se van.',
    'Hochgebrannte Keramik mit weicher Glasur und beständigen Farben.',
    'La ceramica ad alta temperatura ha uno smalto morbido e colori stabili.',
  ),
  stoneware: text(
    'El gres cocido a 1,250 °C es denso, resistente y agradable al tacto.',
    'Bei 1.250 °C gebranntes Steinzeug ist dicht, robust und angenehm in der Hand.',
    'Il gres cotto a 1.250 °C è denso, resistente e piacevole al tatto.',
  ),
  plastic: text(
    'El polímero de alta resistencia es ligero y no se amarillea.',
    'Der robuste Kunststoff ist leicht und vergilbt nicht.',
    'Il polimero ad alta resistenza è leggero e non ingiallisce.',
  ),
  rattan: text(
    'El ratán trenzado a mano es flexible, ligero y distinto en cada pieza.',
    'Von Hand geflochtenes Rattan ist biegsam, leicht und bei jedem Stück anders.',
    'Il rattan intrecciato a mano è flessibile, leggero e diverso in ogni pezzo.',
  ),
  concrete: text(
    'El concreto con fibra pesa menos de lo que parece y va sellado contra manchas.',
    'Faserbeton wiegt weniger, als man denkt, und ist gegen Flecken versiegelt.',
    'Il cemento fibrorinforzato pesa meno di quanto sembri ed è trattato contro le macchie.',
  ),
  paper: text(
    'El papel de algodón libre de ácido conserva los colores por décadas.',
    'Säurefreies Baumwollpapier erhält die Farben über Jahrzehnte.',
    'La carta di cotone senza acidi conserva i colori per decenni.',
  ),
  wax: text(
    'La cera de soya se quema pareja y sin humo, con mecha de algodón.',
    'Sojawachs mit Baumwolldocht brennt gleichmäßig und rußfrei.',
    'La cera di soia brucia in modo uniforme e senza fumo, con stoppino in cotone.',
  ),
}

import type { ArticleTexts } from '../articleHtml.ts'

export const terraceDraft: ArticleTexts = {
  es: {
    title: 'Borrador: terrazas',
    summary:
      'Borrador. Muebles de exterior que aguantan lluvia y sol, y cómo acomodar una terraza de seis metros cuadrados.',
    imageAlt: 'Terraza con sala de exterior clara, tapete y plantas',
    tags: ['terraza', 'exterior'],
    body: `
Borrador para revisión: faltan las fotos del balcón chico y confirmar con el taller los tiempos del aceite. No publicar antes de la temporada.
Una terraza de seis metros cuadrados es un cuarto más, solo que sin techo. Se usa de marzo a junio en buena parte del país, y con una sombrilla y una lámpara, casi todo el año. El error más común es amueblarla como si fuera un jardín: dos camastros y ya nadie pasa.
## Primero, el piso y el peso
Revisa hacia dónde corre el agua y deja libre la coladera. Pregunta cuánto carga la losa si piensas en macetas de concreto o en una alberca inflable: cien litros de agua pesan cien kilos, y una maceta grande con tierra mojada, otro tanto. Reparte el peso junto a los muros, no al centro.
## Qué material aguanta
- Aluminio con pintura al horno: ligero, no se oxida, se calienta al sol. Buena opción para azotea.
- Acero: firme con el viento, pero cada rayón es una puerta para el óxido. Retoca al momento.
- Teca y otras maderas densas: con aceite una o dos veces al año conservan el color; sin él se ponen grises, y también se ven bien.
- Ratán sintético: el de polietileno resiste los rayos ultravioleta; el de PVC se parte en dos veranos.
- Concreto: para mesas que no se mueven. Absorbe manchas si no está sellado.
El ratán natural es de interior o de terraza techada. Bajo la lluvia se pudre por dentro antes de que se note por fuera.
## Telas
La que dura es la acrílica teñida en masa: el color está en la fibra completa y no solo en la superficie. El poliéster cuesta la mitad y palidece en dos o tres temporadas. En las dos, la espuma importa más: pide espuma de celda abierta, que escurre, y fundas con cierre. Guarda los cojines cuando llueva varios días; ninguna tela es impermeable por las costuras.
## Sombra
Una sombrilla de tres metros cubre una mesa para seis. Con base de menos de 25 kilos se la lleva el primer norte: ciérrala siempre que no estés. Si hay muro, una vela sombra tensada con inclinación desagua sola y deja pasar el aire.
## Cómo acomodar seis metros
Sala contra el muro más largo, mesa baja que sirva de asiento, un tapete de exterior que marque el lugar, y luz en dos alturas: guirnalda arriba, linterna abajo. Deja 70 centímetros de paso hacia la puerta. Las plantas, en grupo y de tres tamaños; una sola maceta en cada esquina parece olvidada.
## Mantenimiento en un renglón por mes
Marzo, lavar con jabón neutro. Abril, aceite a la madera. Junio, revisar tornillos antes de las lluvias. Octubre, fundas. Diciembre, guardar cojines.
## Pendientes de la editora
Pedir a taller el rendimiento del aceite por litro. Confirmar con Protección Civil el dato de carga en azoteas. Tomar foto de la sombrilla abierta y cerrada.`,
  },
}

import type { ArticleTexts } from '../articleHtml.ts'

export const housewarmingGifts: ArticleTexts = {
  es: {
    title: 'Guía de regalos para estrenar casa',
    summary:
      'De 250 a 5,000 pesos: qué llevar a una casa nueva, por presupuesto, sin repetir el tercer juego de vasos.',
    imageAlt: 'Vajilla azul sobre una cubierta clara junto a una tabla de madera y un florero',
    tags: ['regalos', 'decoración', 'cocina'],
    body: `
Estrenar casa es la única fiesta en la que el regalo se queda a vivir. Por eso conviene pensar dos minutos: en una casa nueva falta de todo, pero no cualquier cosa, y casi nadie quiere un segundo centro de mesa. Esta guía va por presupuesto y por tipo de persona.
## Antes de comprar, tres preguntas
1. ¿Qué ya tienen? Mira las fotos de la mudanza: si hay cafetera, no lleves cafetera.
1. ¿Cuánto lugar hay? En un departamento chico, lo que se guarda apilado gana.
1. ¿Se puede cambiar? Pide el ticket de regalo. No es falta de cariño, es sentido común.
## Hasta 500 pesos: detalles que se usan
Una vela aromática, una maceta con una planta que perdone (un teléfono, una sansevieria), un cuadro chico para el primer clavo. También un buen cojín: cambia un sofá heredado en un segundo. Si no conoces sus colores, ve por tonos tierra, crema o verde salvia: conviven con casi todo.
## De 500 a 1,000: la mesa
Una vajilla sencilla para cuatro es el regalo más útil que existe, porque la primera cena siempre se sirve en platos desechables. Elige blanco o gres en un solo tono: las piezas que se rompan se reponen sin que se note. Otra opción es una lámpara de mesa: toda casa nueva tiene un rincón oscuro y un foco pelón.
## De 1,000 a 2,500: lo que nadie se compra solo
Una cafetera de goteo, una licuadora con vaso de vidrio, un par de cortinas del largo correcto. Las cortinas son un regalo valiente: mide primero, o regálalas con la promesa de cambiarlas. Un reloj de pared o un espejo mediano también entran aquí, y visten una sala vacía mejor que tres adornos.
## De 2,500 a 5,000: entre varios
Junta a cinco amigos y aparece la batería de cocina completa, el tapete de la sala o la aspiradora inalámbrica. Son cosas que la pareja pospone un año entero porque siempre hay algo más urgente. Pregunten antes: sorprender con un tapete de dos metros puede salir mal.
## Según quién la estrena
- Primera casa, vive solo: herramienta básica, un buen cuchillo y un directorio de plomeros.
- Pareja que cocina: batería o cuchillos. Por tradición se pide una moneda a cambio del filo, para que no corte la amistad.
- Con niños: cajas organizadoras bonitas. Es el regalo que sus papás no sabían que querían.
- Con mascotas: una aspiradora, o un tapete de tejido plano que se limpie fácil.
- Quien ya lo tiene todo: el servicio de armado. Nadie quiere pasar su primer sábado con una llave Allen.
## Lo que mejor no
Ropa de cama sin saber la medida, aromas muy fuertes, cuadros con frases y mascotas de verdad. Tampoco un mueble grande por sorpresa: el espacio de otra persona no se adivina.
## El detalle final
Pan, sal y una vela es una costumbre antigua de media Europa: que no falten comida, sabor ni luz. Cuesta casi nada, cabe en una canasta y se recuerda más que muchas cajas grandes. Agrega una nota con la fecha, porque dentro de diez años la van a encontrar en un cajón.`,
  },
}

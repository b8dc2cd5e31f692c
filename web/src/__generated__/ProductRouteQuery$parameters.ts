/**
 * @generated SignedSource<<04421bd290ad4e1d0c6ccf348de3e2d1>>
 * @relayHash c14ff85da6c8d9ca483db694ddd5e3bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf8a64654bde9240111bf1c6715b0bb53610af08f8e04dd98d28f77ce0613479

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductRouteQuery } from './ProductRouteQuery.graphql';

const node: PreloadableConcreteRequest<ProductRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf8a64654bde9240111bf1c6715b0bb53610af08f8e04dd98d28f77ce0613479",
    "metadata": {},
    "name": "ProductRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

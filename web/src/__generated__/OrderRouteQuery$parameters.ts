/**
 * @generated SignedSource<<9cd53ced6f3414998241c8b89ed4fa5f>>
 * @relayHash 1496d2dbcc7cc9c18fd6a9b345b6df1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f138ef7892eb1abdde8977dfb2fc2b44b790627734d7fec1bf6c341cb54fecc

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderRouteQuery } from './OrderRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f138ef7892eb1abdde8977dfb2fc2b44b790627734d7fec1bf6c341cb54fecc",
    "metadata": {},
    "name": "OrderRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<1ea321088a64b414aaa49b270d52c201>>
 * @relayHash 75c3dbfd1bdf6aee0263c60117147b7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39270ac6fd4fa73a48896c6ea634ebc092e170847451bafc1cb7712f9c086672

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ReceiptRouteQuery } from './ReceiptRouteQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39270ac6fd4fa73a48896c6ea634ebc092e170847451bafc1cb7712f9c086672",
    "metadata": {},
    "name": "ReceiptRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<f8e09fe3082626ab822f76f94f3add02>>
 * @relayHash 2cc09099fa29578510c1deadde706bec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb63b9aee1b65c0fc76de396dffeca13c74defb7e6f5e6611b12f7b462d8cc3f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrdersRouteQuery } from './OrdersRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrdersRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb63b9aee1b65c0fc76de396dffeca13c74defb7e6f5e6611b12f7b462d8cc3f",
    "metadata": {},
    "name": "OrdersRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

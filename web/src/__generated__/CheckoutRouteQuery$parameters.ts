/**
 * @generated SignedSource<<4163d38f8709063d7c7d661e0ec92d68>>
 * @relayHash 0195d8e9130f8c133981eabf2747e9e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a56d501e0f555960188b901fc039d2f5ca11edb60ca9768f739d7d3be9335ee2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CheckoutRouteQuery } from './CheckoutRouteQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a56d501e0f555960188b901fc039d2f5ca11edb60ca9768f739d7d3be9335ee2",
    "metadata": {},
    "name": "CheckoutRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

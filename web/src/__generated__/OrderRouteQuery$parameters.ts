/**
 * @generated SignedSource<<62b7db70136ee0c720b401d29ffba1e4>>
 * @relayHash b424eeaf4cae63560d5c48ab9997b4fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c67a84de6ca10632cade55c50e5e12783026ad10bfe99dff27e855f400d932cb

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderRouteQuery } from './OrderRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c67a84de6ca10632cade55c50e5e12783026ad10bfe99dff27e855f400d932cb",
    "metadata": {},
    "name": "OrderRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

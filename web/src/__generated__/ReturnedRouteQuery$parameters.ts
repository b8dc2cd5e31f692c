/**
 * @generated SignedSource<<04cc639aa5349754c8d7fe5a5892b845>>
 * @relayHash c2acb0b2a3c000f81259c27779c9b9a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4639fb7b2deb5d2391e3694355912d3db5e511acf4dfef1bbde14f6a216a9020

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ReturnedRouteQuery } from './ReturnedRouteQuery.graphql';

const node: PreloadableConcreteRequest<ReturnedRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4639fb7b2deb5d2391e3694355912d3db5e511acf4dfef1bbde14f6a216a9020",
    "metadata": {},
    "name": "ReturnedRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

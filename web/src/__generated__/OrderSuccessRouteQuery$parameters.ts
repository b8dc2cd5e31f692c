/**
 * @generated SignedSource<<dfbd02f930d3df5aa24cbf2ffe91dce8>>
 * @relayHash 00e804088f56603bb084f234e3d589e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0d85f7b0d25b8de45b873476379af59f099c2a0e25d4bfd11aaac78bc21bcc4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderSuccessRouteQuery } from './OrderSuccessRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderSuccessRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e0d85f7b0d25b8de45b873476379af59f099c2a0e25d4bfd11aaac78bc21bcc4",
    "metadata": {},
    "name": "OrderSuccessRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

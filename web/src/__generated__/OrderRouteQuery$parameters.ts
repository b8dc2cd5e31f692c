/**
 * @generated SignedSource<<de074d2da959410d474bb5add1a082c0>>
 * @relayHash 9595d443233add4b4006d9e3006636b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a667c52bd103e3122e5c9bf32c57dacfccde2c8b7aaa25cedbcd00902787d81f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderRouteQuery } from './OrderRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a667c52bd103e3122e5c9bf32c57dacfccde2c8b7aaa25cedbcd00902787d81f",
    "metadata": {},
    "name": "OrderRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

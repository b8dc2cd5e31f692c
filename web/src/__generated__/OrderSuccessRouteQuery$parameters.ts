/**
 * @generated SignedSource<<3e4234113efe313c9137270d739b2e20>>
 * @relayHash 7b0d6a52b0b58d270d3c977aedb98412
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ef3076e18245dc9b5a7793557cc62b4e1b3ecafd09940d5fe65f1754f08c652

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderSuccessRouteQuery } from './OrderSuccessRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderSuccessRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ef3076e18245dc9b5a7793557cc62b4e1b3ecafd09940d5fe65f1754f08c652",
    "metadata": {},
    "name": "OrderSuccessRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

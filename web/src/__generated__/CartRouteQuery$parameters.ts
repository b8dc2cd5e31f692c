/**
 * @generated SignedSource<<c66c41d362dca50813c33ec5419a1401>>
 * @relayHash aa0fcdd16235bd8eff119f3d1e01b948
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5b9b681d75a3a217e897b69984355f7cbdc5da61e252dc9dbfcae251a2f2c45

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CartRouteQuery } from './CartRouteQuery.graphql';

const node: PreloadableConcreteRequest<CartRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b5b9b681d75a3a217e897b69984355f7cbdc5da61e252dc9dbfcae251a2f2c45",
    "metadata": {},
    "name": "CartRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/** From nine tenths on, a plan has room for little more. */
export function isNear(used: number, most: number | null | undefined): most is number {
  return most !== null && most !== undefined && used >= Math.ceil(most * 0.9)
}

import { pictureQuality, storedPictureType, type PictureType } from "@doable/domain/file/rules"
import { squareOf, type View } from "./crop-square.ts"

export async function openPicture(file: Blob): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = URL.createObjectURL(file)
  await picture.decode()
  return picture
}

/** The chosen square as a small picture of its own, pressed as the product presses pictures. */
export function drawSquare(picture: HTMLImageElement, view: View, file: File, pixels: number): Promise<Blob> {
  const canvas = document.createElement("canvas")
  canvas.width = pixels
  canvas.height = pixels
  const { left, top, side } = squareOf({ width: picture.naturalWidth, height: picture.naturalHeight }, view)
  const type = storedPictureType(file.type as PictureType, file.size)
  const pen = canvas.getContext("2d")
  if (!pen) throw new Error("no canvas")
  pen.imageSmoothingQuality = "high"
  if (type === "image/jpeg") {
    // A JPEG knows no transparency and would show black.
    pen.fillStyle = "#fff"
    pen.fillRect(0, 0, pixels, pixels)
  }
  pen.drawImage(picture, left, top, side, side, 0, 0, pixels, pixels)
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error("no picture")))
    canvas.toBlob(take, type, pictureQuality)
  })
}
